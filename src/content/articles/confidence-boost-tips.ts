import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "confidence-boost-tips",
  kind: "generic",
  title: "Confidence Boost Tips: Small Things You Can Check",
  description:
    "The spotlight effect, a ninety-second check before the door, slow breathing and first lines: confidence as a short list of things you can verify.",
  keywords:
    "confidence boost tips, spotlight effect, confidence before a date, grooming and confidence men, how to feel more confident",
  excerpt:
    "You cannot decide to be confident. You can remove six reasons not to be, in about ninety seconds, and then forget about yourself.",
  intro:
    "Confidence is mostly the absence of something: a small voice doing an inventory while you are trying to talk. You can do the inventory first, and be done.",
  category: "Confidence Hacks",
  date: "2025-07-29",
  readMinutes: 4,
  tags: ["confidence", "dating", "work", "routine"],
  picture: {
    name: "articles/confidence-boost-tips",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A man with black curls and a slight smirk wears a charcoal sheet as a cape, blowing sideways from a lime clasp.",
  },
  related: [
    { slug: "fix-shiny-forehead-before-date", teaser: "The same idea, against the clock." },
    { slug: "workplace-grooming-guide", teaser: "Confidence from nine to six, including the camera." },
  ],
  callOut: false,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Most advice on this subject tells you to believe something. Stand tall and believe. Look in the mirror and believe. It is hard to believe things on request, and harder in an elevator. So here is a version with nothing to believe. It is made of checks.</p>
<h2 id="fewer-people-are-looking">Fewer people are looking than you think</h2>
<p>Around the year 2000, psychologists at Cornell had students put on a T-shirt with a large picture of Barry Manilow and walk into a room full of their peers. The wearers guessed that about half of the room would be able to say who was on the shirt. About a quarter could.</p>
<p>It is called the spotlight effect. We know our own flaws in high resolution and assume everyone has the same feed. They do not. They are busy with their own T-shirts.</p>
<p>Note the details, though. The true figure was a quarter, not zero. People notice some things. The sane conclusion is to fix what is cheap to fix, and then to give the rest about half of the worry it is asking for.</p>
<h2 id="the-ninety-second-check">The ninety-second check</h2>
<p>Pilots use checklists so that they do not have to wonder in the air whether they did something on the ground. Borrow that. Do it once, at a mirror, before you leave. Top to bottom, always in the same order:</p>
<ol>
<li><strong>Hair.</strong> One look from the front, one from the side. Stop.</li>
<li><strong>Forehead, nose, chin.</strong> If they shine, press a dry charcoal sheet for three seconds on each. It is the one item on this list you cannot talk your way out of later.</li>
<li><strong>Teeth.</strong> Water helps. So does a mirror, an hour earlier than you wanted one.</li>
<li><strong>Collar and shoulders.</strong> Crumbs, dandruff, a tag sticking up.</li>
<li><strong>Fly.</strong> Always. Even if you know.</li>
<li><strong>Shoes.</strong> Tied, and not the ones for the yard.</li>
</ol>
<p>Then comes the important step: you are not allowed to check again. A second look finds nothing new and tells your brain that there was something to worry about. Psychologists call such rituals safety behaviors. They feel helpful and keep the worry alive. One check is preparation.</p>
<blockquote>Five checks are the problem in costume.</blockquote>
<h2 id="the-body-part">The body part</h2>
<p>A nervous body and an excited one are the same machine: quick heart, warm face, damp palms. Three things move the needle a bit.</p>
<ul>
<li><strong>Breathe out slowly.</strong> Longer out than in, for a minute or two. It is among the few levers on heart rate that you can pull in public.</li>
<li><strong>Be cool, literally.</strong> Arrive five minutes early and stand in the shade. A flushed, sweating face feels like fear from the inside, even when it was only the stairs.</li>
<li><strong>Call it something else.</strong> In experiments, people who told themselves “I am excited” before singing or speaking did somewhat better than those who told themselves to calm down. It costs three words.</li>
</ul>
<p>What about standing like a superhero? The famous study claimed that two minutes in a wide pose changed hormones. Larger studies since then failed to find that. People do tend to report feeling a little more powerful afterward, so stand as you like. Take the cape off before going in.</p>
<h2 id="the-first-minute">The first minute</h2>
<p>Beginnings are where confidence is spent. So do not improvise them.</p>
<ul>
<li>Have one first sentence ready. Any true sentence about the place will do. “I walked past this door twice” has opened many evenings.</li>
<li>Have two questions ready that are not about work.</li>
<li>Say the other person’s name once, early, mainly so that you still have it at nine o’clock.</li>
<li>If you drop something, spill something or forget a word, say so and carry on. Studies on small blunders suggest that competent people become more likable for having one. Do not plan it.</li>
</ul>
<h2 id="the-long-game">The long game</h2>
<p>The quick things work better on a decent base, and the base is boring. Sleep, because people short of it both feel less sociable and look it, according to studies that asked the two sides. Exercise, because mood follows it for a few hours. Clothes that fit now. A haircut on a schedule instead of in an emergency.</p>
<p>And exposure. Anything done thirty times stops being an event. If phone calls scare you, make a short one every day for a month, to people who are paid to answer. It is slow, it is dull, and it is the thing on this page with the best evidence.</p>
<p>If the inventory in your head never closes, or keeps you home, talk to a professional about that, as you would about a knee. And if it is mostly about your skin, and the skin is sore or breaking out badly, let a dermatologist have a look. Both conversations tend to be shorter than the dread.</p>
<h2 id="then-forget-it">Then forget it</h2>
<p>The aim of all this is to have nothing left to think about. Nobody was ever charming while monitoring his own nose. We make one item on the six-point list easier, and <a href="/#the-drop?offset=50">it comes in packs of a hundred</a>. Two or three a day at the most, and on a good day none.</p>
<p>As for what others see in the first second, and why, <a href="/muglife/why-girls-notice-shiny-face">that is a matter of optics</a>. The rest is a matter of asking a decent second question.</p>`;
