import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "face-wipes-acne-solution",
  kind: "fixed",
  title: "Are Face Wipes an Acne Solution? The Honest Answer",
  description:
    "No wipe is an acne solution, including ours. What a breakout is made of, what taking off oil can and can’t do, and when to see a dermatologist.",
  keywords:
    "face wipes acne, do face wipes help acne, oily skin breakouts men, blotting paper acne, charcoal wipes acne",
  excerpt:
    "We sell wipes, and the answer is no. Here is what a pimple is made of, which part of it involves oil, and who can help with the rest.",
  intro:
    "The honest answer is no. That is an awkward thing for a wipe company to print, so we put it in the first line where nobody can miss it.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 4,
  tags: ["skincare-basics", "myths", "oily-skin", "hygiene"],
  picture: {
    name: "articles/face-wipes-acne-solution",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A man with spiky orange hair, a striped shirt and red pimples on his face looks sideways at a {brand} pack.",
  },
  related: [
    { slug: "how-to-stop-oily-face", teaser: "A mild routine that leaves skin alone most of the day." },
    { slug: "face-wipes-vs-face-wash", teaser: "Cleaning is one job. Lifting oil is another." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Acne is a condition of the skin with several causes at once. An oil-control wipe is a piece of paper. It deals with one thing, on the surface, for a few hours. The two meet in exactly one place, and that place is worth understanding, because a lot of money is made by blurring it.</p>
<h2 id="what-a-pimple-is-made-of">What a pimple is made of</h2>
<p>Dermatology textbooks usually list four ingredients.</p>
<ol>
<li><strong>Oil.</strong> The gland makes plenty, generally because of androgens. This is why it so often begins at puberty.</li>
<li><strong>A plug.</strong> Cells lining the pore stick together and fail to shed. The exit narrows. A closed one is a whitehead. An open one is a blackhead, and its color comes from pigment and air, not from dirt.</li>
<li><strong>Bacteria.</strong> <em>Cutibacterium acnes</em> lives on nearly everyone, pimples or no pimples. It likes oily places with little oxygen, and a plugged pore is both.</li>
<li><strong>Inflammation.</strong> The immune system responds. That is the redness, the heat and the soreness.</li>
</ol>
<p>Notice where this happens: below the surface, inside a narrow duct. A sheet pressed on a forehead never gets there. It takes the oil that has already left the building.</p>
<h2 id="what-a-wipe-can-do">What a wipe can do</h2>
<p>Within those limits, a few reasonable things.</p>
<ul>
<li>It lifts surface oil without water or detergent, so it adds little irritation, provided you press and do not rub.</li>
<li>It replaces rougher habits. A shirt sleeve, a gym towel or a fourth face wash today are all worse company for sore skin.</li>
<li>It is single-use. You never put yesterday back.</li>
<li>It has no fragrance, which is one fewer suspect if your skin reacts easily.</li>
</ul>
<p>None of that reduces the number of pimples you get. It may make an oily day with pimples more comfortable. That is the honest size of it.</p>
<h2 id="about-that-percentage">About that percentage</h2>
<p>You will see brands in this business say things like “95% fewer acne bacteria”. We do not put that number on our pack, and it helps to know how to read it.</p>
<p>Ask three questions. Fewer where: in a dish, or on a person? Counted when: a minute later, or the next morning? Compared with what: nothing, or plain water? A surface count straight after wiping can fall impressively and recover overnight. And since these bacteria are normal residents, a low count was never the goal on its own. Plenty of clear faces have lots of them.</p>
<p>A number with no answer to those questions is decoration. That applies to everybody’s numbers. Ours are about shine and oil, and they say “up to”.</p>
<h2 id="using-one-with-pimples">Using one when you have pimples</h2>
<p>If you want matte and you have a breakout, some manners:</p>
<ul>
<li>Clean hands, fresh sheet. Never the same side twice.</li>
<li>Press beside a pimple, not on top. Anything open, oozing or freshly shaved gets left alone.</li>
<li>Using a medicated cream? Follow its label, and give it plenty of time to sink in before any paper comes near. Several of them make skin dry and thin-tempered. On such days a wipe may be the wrong idea entirely.</li>
<li>Keep to one, at most two. The usual ceiling is three, and irritated skin is not a usual day.</li>
<li>Do not squeeze. Every person who has ever squeezed knows this, and has reasons why this one is different.</li>
</ul>
<p>If the sheet stings, stop.</p>
<blockquote>Paper should feel like paper.</blockquote>
<h2 id="habits-that-matter-more">Habits that matter more</h2>
<p>Some everyday things are better targets than the oil itself. Wash gently twice a day and after sweating. Choose moisturizer, sunscreen and hair products that say “non-comedogenic”. Look at what presses and rubs: helmet straps, headphone bands, a chin resting on a fist. Friction and heat under gear cause their own kind of breakout, common enough among athletes to have a name, acne mechanica.</p>
<p>Food is a fair question. Trials of lower-glycemic diets have shown modest improvement in some people, and studies of milk mostly show an association, which is weaker. Pizza on its own has never been convicted. If a particular food keeps coming before a flare, believe your notebook. Do not hand your entire menu over to an internet list.</p>
<h2 id="who-to-ask">Who to ask, and when</h2>
<p>A pharmacist can point you to over-the-counter options with real evidence behind them, such as benzoyl peroxide, salicylic acid or adapalene. They take weeks, often six to twelve, and can irritate at first. That is normal and worth having explained.</p>
<p>See a dermatologist if any of this is true:</p>
<ul>
<li>pimples are deep, painful or leave marks;</li>
<li>they cover the chest or back as well;</li>
<li>two or three months of sensible care changed nothing;</li>
<li>it started suddenly as an adult, or after a new medication;</li>
<li>it is on your mind every day. That one counts too.</li>
</ul>
<p>Good help exists, and earlier is better than later, because scars outlast everything else here.</p>
<p>If what bothers you is the shine, and only the shine, then you are in the right store. <a href="/#the-drop?offset=50">That part we can do</a>, and there is a whole page on <a href="/muglife/why-do-guys-have-oily-skin">where the oil comes from</a>.</p>`;
