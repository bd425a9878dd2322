import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "why-girls-notice-shiny-face",
  kind: "fixed",
  title: "Why Girls Notice a Shiny Face (So Does Everybody)",
  description:
    "Girls notice a shiny face because human eyes are built to find highlights. What they see, what they make of it, and when shine is a good thing.",
  keywords:
    "why girls notice shiny face, shiny face attraction, oily face first impression, do people notice oily skin, matte face confidence",
  excerpt:
    "It is not a test and there is no scorecard. It is how vision handles a bright spot that moves. Here is what happens in the first second.",
  intro:
    "Somebody noticed. She did not mean to. Human vision has a few fixed habits, and a bright patch in the middle of a face meets all of them.",
  category: "Confidence Hacks",
  date: "2025-07-27",
  readMinutes: 3,
  tags: ["dating", "confidence", "photos"],
  picture: {
    name: "articles/why-girls-notice-shiny-face",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A woman with a black bob and dark glasses keeps a straight face beside a shiny, sparkling man with a wide grin.",
  },
  related: [
    { slug: "fix-shiny-forehead-before-date", teaser: "A countdown, from the parking space to the table." },
    { slug: "confidence-boost-tips", teaser: "Why you notice yourself more than anyone else does." },
  ],
  callOut: true,
  dropPath: "/#drop",
};

export const body = `<p>First, the title. People type this question into search engines exactly like that, so we used it. The accurate answer is that women notice, and so do men, babies, cats and the facial recognition at the airport. It has little to do with taste. It has a lot to do with how an eye picks what to look at.</p>
<h2 id="what-eyes-do-first">What eyes do first</h2>
<p>You can only see sharply in a spot about the size of a thumbnail held at arm’s length. Everything else is a blur that the brain fills in. So the eye jumps, three or four times a second, and something has to decide where to.</p>
<p>Contrast is one of the strongest votes. A small bright area on a darker one gets checked early. Movement is another, and here shine has an unfair advantage: a highlight does not stay in one place. It is a reflection of a lamp, so it slides across skin whenever the head turns. A mole sits still. A highlight performs.</p>
<p>The last vote is faces themselves. When people look at one, their gaze goes mostly to eyes, nose and mouth, in a rough T. The oiliest part of your face is a T as well.</p>
<blockquote>Nature put the mirror where everyone was already looking.</blockquote>
<h2 id="what-they-make-of-it">What they make of it</h2>
<p>Noticing is automatic. Interpretation is slower and kinder. The brain asks what sort of surface this is, and there are several candidates:</p>
<ul>
<li><strong>Wet.</strong> He has been running, or it is hot. Usually neutral, occasionally flattering.</li>
<li><strong>Nervous.</strong> Sweat on the upper lip and temples reads as stress, because often it is.</li>
<li><strong>Tired.</strong> Shine plus redness plus half-closed eyes reads as the end of a long day.</li>
<li><strong>Oily.</strong> Small hard highlights on forehead and nose, none on the cheeks.</li>
<li><strong>Healthy.</strong> A soft, wide brightness over the cheekbones. Cosmetics people call it radiance and sell it in jars.</li>
</ul>
<p>The last two are the interesting pair. Both are light coming off skin. The difference is mainly where it sits and how hard its edges are. Broad and soft is read as glow. Small and sharp is read as grease. The amount of light can be the same.</p>
<p>So nobody is reacting to oil as such. They are reacting to an edge.</p>
<h2 id="does-it-matter">Does it matter</h2>
<p>A little, briefly. First impressions form in a fraction of a second, and they are made out of everything: posture, expression, voice, shoes, whether you said the server’s name correctly. Shine is one item on a long list, and most of the items above it are free.</p>
<p>If it costs you anything, it costs attention. Somebody meant to look at your eyes and looked at a lamp instead. That is a fair reason to take it off. It is a poor reason to worry about it.</p>
<p>And nobody worth a second date kept score. If she mentions it, she probably did so because she thought you would want to know. Say thanks. Move along.</p>
<h2 id="what-to-do-about-it">What to do about it</h2>
<ol>
<li><strong>Turn.</strong> Shift your chair until the brightest lamp is in front of you or to the side, not above. The highlight gets larger and softer. This costs nothing and works tonight.</li>
<li><strong>Take off the edge.</strong> One charcoal sheet, three seconds each on forehead, nose and chin. It lifts the film that makes the reflection sharp, and leaves the skin with its ordinary texture, which scatters light in all directions. Shine drops by up to 90%. The glow on the cheeks may stay. Leave it there.</li>
<li><strong>Then stop.</strong> Twice in an evening is plenty and three times a day is the limit. A man who disappears to the restroom every twenty minutes has replaced a small question with a larger one.</li>
<li><strong>Look at her, not at the mirror behind her.</strong> People can tell.</li>
</ol>
<p>A pack is flat, has no scent and fits behind a wallet. <a href="/#the-drop?offset=50">It can live in your jacket</a>. For events with professional lighting, where the edges get much harder, there is <a href="/muglife/matte-mode-no-shine-solution">a separate plan</a>.</p>
<h2 id="the-reverse">The reverse</h2>
<p>One more observation. You notice hers too: the highlight on a lip, the gleam on a collarbone, an earring when it moves. It is the same reflex, and nobody writes articles about why guys notice. An eye likes a bright thing. Yours has been doing it all evening.</p>`;
