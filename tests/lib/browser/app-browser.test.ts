import { expect, it, vi } from "vitest";
import { isAppBrowser } from "@/lib/browser/app-browser";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; SM-S901U Build/UP1A.231005.007; wv) AppleWebKit/537.36";
const CHROME = "(KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36";

const isAppOf = (userAgent: string): boolean => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  return isAppBrowser();
};

it.each([
  ["TikTok outside the US", `${IPHONE} Mobile/15E148 Safari/604.1 trill_43.0.0 BytedanceWebview/d8a21c6`],
  [
    "TikTok without the mark of WebView",
    `Mozilla/5.0 (Linux; Android 14; SM-S901U; ) AppleWebKit/537.36 ${CHROME} musical_ly_2023507030`,
  ],
  ["Instagram", `${IPHONE} Mobile/16B92 Instagram 70.1.0.15.98 (iPhone10,2; iOS 12_1; en_US)`],
  ["Facebook", `${IPHONE} Mobile/16A404 [FBAN/FBIOS;FBDV/iPhone9,1;FBMD/iPhone]`],
  ["Messenger", `${IPHONE} Mobile/14G60 [FBAN/MessengerForiOS;FBAV/132.0.0.41.90;]`],
  ["Snapchat", `${IPHONE} Version/15.2 Mobile/15E148 Snapchat/11.68.0.37 (like Safari/8612.3.6.0.4, panda)`],
  ["Pinterest", `${IPHONE} Mobile/16B92 [Pinterest/iOS]`],
  ["LinkedIn", `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.8962`],
  ["Line", `${IPHONE} Mobile/15E148 Safari Line/13.5.0`],
  ["WeChat", `${IPHONE} Mobile/15E148 MicroMessenger/8.0.42 NetType/WIFI Language/en`],
  [
    "Threads",
    `${IPHONE} Mobile/23C55 Barcelona 414.1.0.26.79 (iPhone14,7; iOS 26_2; pt_BR; pt; scale=3.00; 960x2079; IABMV/1; 870367664)`,
  ],
  ["X", `${IPHONE} Mobile/15A372 Twitter for iPhone/7.52`],
  [
    "Reddit on Android",
    "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36 Reddit/Version 2026.23.0/Build 2623040/Android 15",
  ],
  ["Google's app", `${IPHONE} GSA/61.0.217752169 Mobile/16A404 Safari/604.1`],
  ["an app that names itself nowhere", `${IPHONE} Mobile/15E148`],
  ["any app with Android's WebView", `${ANDROID} ${CHROME}`],
])("the browser of an app is one: %s", (_, userAgent) => expect(isAppOf(userAgent)).toBe(true));

it.each([
  ["Safari on an iPhone", `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ["Chrome on an iPhone", `${IPHONE} CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1`],
  [
    "Chrome on Android",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
  ],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"],
  ["DuckDuckGo on an iPhone", `${IPHONE} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  [
    "Safari on an iPad",
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
  ],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"],
  [
    "Safari on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  ],
])("an ordinary browser is none: %s", (_, userAgent) => expect(isAppOf(userAgent)).toBe(false));
