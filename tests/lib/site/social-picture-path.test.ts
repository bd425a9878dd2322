import { expect, it } from "vitest";
import { socialPicturePath } from "@/lib/site/social-picture-path";

it.each([
  ["/", "/social/home.jpg"],
  ["/faq", "/social/faq.jpg"],
  ["/muglife/gym-bag-essentials-men", "/social/muglife/gym-bag-essentials-men.jpg"],
  ["/muglife/page/2", "/social/muglife/page/2.jpg"],
  ["/faq/", "/social/faq.jpg"],
  ["/faq///", "/social/faq.jpg"],
  ["//faq", "/social/faq.jpg"],
])("the picture of %s is %s", (page, picture) => {
  expect(socialPicturePath(page)).toBe(picture);
});
