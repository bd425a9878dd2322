import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "fix-shiny-forehead-before-date",
  kind: "fixed",
  title: "Fix a Shiny Forehead Before a Date in Ten Minutes",
  description:
    "A ten-minute countdown for a shiny forehead before a date: cool down first, press once, leave the powder alone, and know which table to pick.",
  keywords:
    "shiny forehead before date, how to fix shiny forehead, oily forehead men, date night grooming, matte face fast",
  excerpt:
    "Ten minutes, one sheet, no sink required. A countdown from the parking space to the table, including where to sit.",
  intro:
    "You are ten minutes out and the rear-view mirror has shown you a forehead. There is time. There is even a spare minute in this plan.",
  category: "Confidence Hacks",
  date: "2025-07-18",
  readMinutes: 3,
  tags: ["dating", "confidence", "oily-skin", "on-the-go"],
  picture: {
    name: "articles/fix-shiny-forehead-before-date",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A nervous man in a dark suit and lime tie, forehead shining with sweat, glances at a glossy red heart balloon.",
  },
  related: [
    { slug: "why-girls-notice-shiny-face", teaser: "It is not a judgment. It is how eyes work." },
    { slug: "stay-matte-anywhere", teaser: "What each kind of air does to a face, and what to do back." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>A pre-date forehead has two ingredients. One is the oil that was there anyway: it has been building since your last wash. The other is sweat, because you walked fast, or the train was warm, or you have reread the last message four times. Stress sweat is real. Nerves switch on sweat glands in the face, palms and armpits without any help from the weather.</p>
<p>The two need different handling. Sweat stops when you cool down. Oil stays until something takes it away.</p>
<blockquote>Do them in the wrong order and you will do them twice.</blockquote>
<h2 id="minutes-ten-to-six">Minutes ten to six: get cool</h2>
<p>Stop walking fast. Being ninety seconds late is better than arriving in motion. Then:</p>
<ul>
<li>Jacket off, top button open, shade if there is any.</li>
<li>If there is a faucet, run cold water over your wrists for half a minute. Skip the face for now. Wet hair and a damp collar are harder to explain than shine.</li>
<li>Breathe out for longer than you breathe in, about four seconds in and six out, ten times. Slow exhaling nudges the heart rate down. It also gives you something to do other than check the menu online again.</li>
</ul>
<p>Do not wipe yet. If the sweat is still coming, you are bailing a boat with the plug out.</p>
<h2 id="minutes-five-to-three">Minutes five to three: take it off</h2>
<p>First the water. Dab hairline, temples and upper lip with a tissue or a clean sleeve lining. Dab, lift, dab.</p>
<p>Then the oil. Lay one sheet flat across the forehead and hold it for three seconds. Fold it. Press each side of the nose, because the crease there holds more than it looks. Fold again. Chin, then the strip under the lower lip. One sheet covers a face.</p>
<p>Charcoal takes the oil and leaves nothing behind, which matters tonight. Perfumed wipes will argue with your cologne. Powder sits in the eyebrows and announces itself at twelve inches, a distance you are hoping for. Ours is scent-free for this reason and several others. It goes in the inside pocket, and it is available at <a href="/#the-drop?offset=50">the drop</a>, though not within the next five minutes. Plan ahead for the second date.</p>
<h2 id="minutes-two-and-one">Minutes two and one: the rest of the head</h2>
<p>Two quick checks while you are at the mirror.</p>
<ol>
<li><strong>Hair.</strong> If the product in it has slid to the hairline, that shine will be back in ten minutes. Press the hairline with the last clean corner of the sheet.</li>
<li><strong>Glasses.</strong> The pads leave two oily ovals on the nose. Lift the frame, press, and clean the lenses with something that is not your shirt.</li>
</ol>
<p>Sheet in the trash. Not in the toilet, not in the ashtray, not in the pocket your phone comes out of.</p>
<p>The last minute is spare. Stand there. You have earned an unproductive minute.</p>
<h2 id="pick-the-table">Pick the table</h2>
<p>Light decides how much of the remaining shine anyone sees. A bulb directly over the table throws a highlight on every forehead under it, including the good ones. A window to the side, a lamp at eye level or a candle all send light across a face instead of down onto it. If you get a choice, sit out from under the bulb, with the larger, softer light in front of you.</p>
<p>Order something cold first. Spicy food, hot soup and alcohol open the blood vessels in the face, and spice also makes plenty of people sweat from the scalp. None of it is forbidden. It is just known in advance.</p>
<h2 id="if-it-comes-back">If it comes back</h2>
<p>It will, a little. A face refills over a few hours, so a long dinner may need one quiet visit to the restroom between main course and dessert. Two or three sheets is the limit for a day, and a date should not need more than two.</p>
<p>And keep it in proportion. People look at eyes and mouths on a date. They remember whether you asked anything. A calm forehead helps because <em>you</em> stop thinking about it, which leaves more of your head free for the other person. There is <a href="/muglife/confidence-boost-tips">research on how little of us others notice</a>, and it is good news.</p>
<p>Now go in. You are four seconds early.</p>`;
