// React alone. Boot imports it before the application, so that each is evaluated in a task of its own and user input is handled in
// between.
import "react/jsx-runtime";
import "react-dom/client";
