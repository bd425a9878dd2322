import { configure } from "@testing-library/react";

// A test that waits for what a mutant has removed waits this long, instead of the 10 s of tests/setup.ts.
configure({ asyncUtilTimeout: 3_000 });
