import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "stop-face-getting-oily-simple",
  kind: "generic",
  title: "Stop Your Face Getting Oily: The Simple Version",
  description:
    "Five habits that add oil or heat to a face, how to switch each one off, and one sheet for what remains. No new bottles, no ten-step routine.",
  keywords:
    "stop face getting oily, simple oily skin tips, oily face habits, hair product oily forehead, pillowcase oily skin",
  excerpt:
    "Some of the oil on your face is not even yours. Five switches to turn off before you buy anything, including from us.",
  intro:
    "Your glands have a setting you cannot reach. Around it are five you can. Turn these off first. They cost nothing and take about a week to notice.",
  category: "Tips",
  date: "2025-07-19",
  readMinutes: 3,
  tags: ["oily-skin", "routine", "hygiene"],
  picture: {
    name: "articles/stop-face-getting-oily-simple",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A black toggle switch: an amber drop of oil on the off side, a large lime disc with a deadpan face on the other.",
  },
  related: [
    { slug: "how-to-stop-oily-face", teaser: "The longer routine, for when the five switches are off." },
    { slug: "face-wipes-acne-solution", teaser: "No. But the reasons are useful." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Oil on a face comes from two places. Most of it is made there. The rest is delivered: by hair, hands, fabric, glass. You have no say in the first. The second is entirely under your control, and almost nobody checks it, because it is more interesting to buy a bottle.</p>
<h2 id="the-five-switches">The five switches</h2>
<h3>1. Hair product on skin</h3>
<p>Pomade, wax and leave-in conditioner are oils and waxes by design. They do not respect the hairline. Look at where your shine begins: if there is a bright band across the top of the forehead, or along the temples, it has the same ingredients list as your hair.</p>
<p><strong>Off:</strong> start styling a finger’s width behind the hairline. Wash your hands before they reach your face. Rinse conditioner with your head tilted back.</p>
<h3>2. Hands</h3>
<p>In observational studies, people touch their faces around twenty times an hour, mostly without knowing. Palms produce no oil of their own, but they carry some from hair, keyboards and french fries.</p>
<p><strong>Off:</strong> you will not stop by deciding to. Change the furniture. If you lean your chin on your fist at the desk, raise the screen. If you rub your forehead when thinking, hold a pen.</p>
<h3>3. The phone</h3>
<p>A phone is a sheet of glass that goes from hand to table to cheek. After a call it is a print of your face. On the next call it is applied back on.</p>
<p><strong>Off:</strong> wipe the screen once a day with the cloth you use for glasses. Take long calls on headphones.</p>
<blockquote>Your cheek was not contributing.</blockquote>
<h3>4. Heat</h3>
<p>Warm skin gives out more oil, and warm oil spreads farther. Much of the heat around a face is optional: a hot shower at full blast, a beanie indoors, a car vent aimed at the nose, a laptop on the chest in bed.</p>
<p><strong>Off:</strong> turn the shower down for the final minute. Aim the vent at your hands. Take the hat off inside. The ancestors who recommended this were thinking of manners and were right by accident.</p>
<h3>5. Fabric</h3>
<p>You spend a third of your life with your face on a pillowcase. It gathers sebum, saliva, hair product and skin flakes, and keeps them warm for you. A cap or a helmet lining does the same in less time.</p>
<p><strong>Off:</strong> fresh pillowcase once a week, twice if you put things in your hair at night. Caps go in the wash when the band has changed color, and preferably before.</p>
<h2 id="two-that-are-not">Two that are not switches</h2>
<p><strong>Washing until it squeaks.</strong> Squeaking is the sound of skin without its protective fats. Two mild washes a day are enough. A third one after a workout is fine.</p>
<p><strong>Drying everything out.</strong> Alcohol pads and bar soap make a face feel finished. Then it goes tight, flakes and is oily on top of that. You now have two problems and the smell of a hospital.</p>
<h2 id="what-is-left-over">What is left over</h2>
<p>After a week with all five off, look at your forehead at two in the afternoon, by a window. What you see now is your real level. It may be less than you expected. It will probably not be zero, because glands keep working, and the day’s high is about then.</p>
<p>This remainder is what a charcoal sheet is for. Press it on the forehead, the nose and the chin, three seconds each. Toss it. One a day does it for most people, and three is the most anyone should use. There is no powder, no scent and no second step. <a href="/?bundle=starter#shopify-checkout">A pack has a hundred</a>, which at one a day is three months and change.</p>
<h2 id="the-card">The whole thing on a card</h2>
<ul>
<li>Product behind the hairline.</li>
<li>Chin off fist.</li>
<li>Screen wiped daily.</li>
<li>Cooler last minute.</li>
<li>Clean pillowcase on Sunday.</li>
<li>One sheet at two.</li>
</ul>
<p>That is it. If you like reasons as well as rules, <a href="/muglife/why-do-guys-have-oily-skin">the gland article</a> has them. If your face hurts, itches or breaks out badly whatever you switch off, skip all the articles and make an appointment with a dermatologist.</p>
<p>Otherwise, begin with the pillowcase. It is the only one you can do lying down.</p>`;
