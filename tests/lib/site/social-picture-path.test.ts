import { expect, it } from "vitest";
import { socialPicturePath } from "@/lib/site/social-picture-path";

it.each([
  ["/", "/social/home.jpg"],
  ["/muglife/gym-bag-essentials-men", "/social/muglife/gym-bag-essentials-men.jpg"],
  ["/faq//", "/social/faq.jpg"],
  ["//faq", "/social/faq.jpg"],
])("the picture of %s is %s", (page, picture) => expect(socialPicturePath(page)).toBe(picture));
