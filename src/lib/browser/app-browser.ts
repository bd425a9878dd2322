// The browsers that apps open links in. The user agents are those of reports to projects that detect browsers, on GitHub.
// - TikTok: "… Safari/604.1 musical_ly_41.9.0" (shalanah/inapp-spy#55, iPhone) and "… trill_43.0.0 BytedanceWebview/d8a21c6"
//   (faisalman/ua-parser-js#817, iPhone); Android has the same names (nielsbasjes/yauaa#1603).
// - Instagram: "… Mobile/16B92 Instagram 70.1.0.15.98 (iPhone10,2; …)" (bowser-js/bowser#140).
// - Facebook and Messenger: "[FBAN/MessengerForiOS;FBAV/132.0.0.41.90;…]" and "[FB_IAB/FB4A;FBAV/36.0.0.39.166;]"
//   (matomo-org/device-detector#5646, serbanghita/Mobile-Detect#423). New ones of iPhones have no FBAV (faisalman/ua-parser-js#426).
// - Snapchat: "… Mobile/15E148 Snapchat/11.68.0.37 (like Safari/…)" (foroco/php-browser-detection#14).
// - Pinterest: "[Pinterest/iOS]" and "[Pinterest/Android]", unlike its robot (monperrus/crawler-user-agents#38).
// - LinkedIn: "… Mobile/15E148 [LinkedInApp]" (serbanghita/Mobile-Detect#832).
// - Line and WeChat: "… Line/7.4.0/IAB" and "… MicroMessenger/6.5.7.1041" (f2etw/detect-inapp#1).
// - Google's app: "… GSA/61.0.217752169 Mobile/16A404 Safari/604.1" (bowser-js/bowser#140).
// - Reddit on Android: "… Mobile Safari/537.36 Reddit/Version 2026.23.0/…"; on iPhones it opens Safari's own view (shalanah/inapp-spy#65).
// - Any app that uses Android's WebView: "; wv)" (Android Compatibility Definition Document, 3.4.1).
// - Any app that uses WebKit's view on an iPhone or iPad, unless it writes a name of its own: its user agent ends at "Mobile/15E148",
//   and every browser's goes on with "Safari/604.1" (bowser-js/bowser#140). So have Threads, "… Mobile/23C55 Barcelona 414.1.0.26.79 …"
//   (ua-parser/uap-core#651), and X, "… Mobile/15A372 Twitter for iPhone/7.52" (matomo-org/device-detector#6170). A page that was
//   opened from the home screen has the same, and forgets no less.
const APP_BROWSER =
  /musical_|Bytedance|Instagram|FB[A_]|Snapchat|Pinterest|LinkedIn| Line\/|MicroMessenger|GSA\/|Reddit\/|; wv|Mobile\/(?!.*Safari)/;

/** Whether an app shows the page in a browser of its own. */
export function isAppBrowser(): boolean {
  return APP_BROWSER.test(navigator.userAgent);
}
