import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "gym-bros-post-workout",
  kind: "fixed",
  title: "Post-Workout Faces: Five Gym Bros, Five Fixes",
  description:
    "Five people leave five gyms with five different problems. What each does about sweat, oil, time and a missing shower in the first ten minutes.",
  keywords:
    "post workout face routine, gym bros skincare, sweaty face after workout, no shower after gym, face wipes after gym",
  excerpt:
    "The lunch-break runner, the evening lifter, the climber, the cyclist and the coach. Same shine, five different exits.",
  intro:
    "These five are characters, not customers. We made up the names so that nobody has to defend his routine in a locker room. The routines are sound.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 3,
  tags: ["gym", "routine", "work"],
  picture: {
    name: "articles/gym-bros-post-workout",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "Two men after training: one glossy, sweating, tongue out, in a lime headband; the other matte, towel around his neck, smirking.",
  },
  related: [
    { slug: "stop-looking-greasy-after-gym", teaser: "One routine, minute by minute, with the reasons." },
    { slug: "gym-bag-essentials-men", teaser: "The bag all five of them should be carrying." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Advice about post-workout skin assumes one man with one hour and a private bathroom. In practice people leave gyms in very different states, with different amounts of time before the next thing. The details decide the method. Here are five.</p>
<h2 id="the-lunch-runner">Ravi, forty-minute lunch run</h2>
<p>He is due at his desk at 1:05 and has no shower at the office. His problem is timing: after a hard run the body keeps sweating for ten to twenty minutes, so anything done at the door is undone at the elevator.</p>
<p>He runs the last five minutes slowly and walks the final block. Cold water over the wrists and forearms. Paper towel for the water, patted, hairline to neck. He answers two emails standing up. Then one charcoal sheet, forehead, nose, chin. He does it last because by then the sweat has stopped, and the sheet meets only oil.</p>
<p>His mistake for a year: baby wipes. They cleaned well and left him damp, faintly floral and sticky by two.</p>
<h2 id="the-evening-lifter">Tomás, heavy legs at seven</h2>
<p>He lifts. Long rests, short efforts, less sweat than a runner, more hands on everything. Between sets he used to lean his forehead on his forearm, and his forearm on the bar.</p>
<p>The fix came before the face. He washes his hands when he is done, with soap, for twenty seconds, and only then touches anything above the neck. Then a mild face wash at the sink and a clean towel. He showers at home. On those evenings he does not need a sheet at all, and he knows it. They stay in the bag for Fridays, when he goes straight out.</p>
<h2 id="the-climber">Jonas, bouldering after work</h2>
<p>Chalk is magnesium carbonate. It is there to dry skin, and it does not stop at the hands. He comes off the wall with gray fingerprints on both cheeks, dry patches on the knuckles and a forehead as bright as a spoon.</p>
<p>Dry powder on oil makes paste, so pressing a sheet onto chalk is a poor idea. He rinses with lukewarm water first and pats dry. Moisturizer on hands, a little on the cheeks. If there is pizza afterward, one sheet on the T-zone before the group photo.</p>
<blockquote>There is always a group photo.</blockquote>
<h2 id="the-cyclist">Ben, seven miles each way</h2>
<p>A helmet is a heat trap with a strap. The band across his brow holds sweat, oil and sunscreen against the skin for half an hour, twice a day. He had a row of bumps exactly where it sits.</p>
<p>So he changed the helmet instead of the face. The pads come out and go through the wash every week. Sunscreen goes on fifteen minutes before he leaves, so it has set. At work he takes the helmet off, waits until his temples are dry, and presses one sheet along the band line. The bumps became fewer. He mentions that it took six weeks and that the pads were, in his words, informative.</p>
<h2 id="the-coach">Dele, nine hours on the floor</h2>
<p>He does not train hard. He is simply in a warm room all day under fluorescent lights, demonstrating. By four he is on a client’s progress video, in the background, glowing.</p>
<p>People in his position tend to wash four or five times and end up tight and red. He washes twice, drinks when thirsty and keeps a pack behind the desk. One sheet at noon, one at four. He never goes past three, because by then he is removing oil that his skin is using. Clients borrow them. He counts that as marketing, bro, and so do we.</p>
<h2 id="what-they-share">What the five have in common</h2>
<ul>
<li><strong>They cool down first.</strong> Nothing sticks to a face that is still producing.</li>
<li><strong>Water and oil get separate tools.</strong> Cloth for one, charcoal paper for the other.</li>
<li><strong>Hands before face.</strong> Every time.</li>
<li><strong>They wash later, properly.</strong> A sheet holds the fort. It does not do the dishes.</li>
<li><strong>Nobody scrubs.</strong> Warm skin is already flushed and easy to annoy.</li>
</ul>
<p>If something hurts, spreads or keeps coming back in spite of clean pads and clean hands, all five would send you to a dermatologist. Ben did go in about the bumps. It was a short visit.</p>
<p>Find the one that sounds like your Tuesday and steal the order of events. The only equipment most of them bought was <a href="/#the-drop?offset=50">a flat pack of sheets</a>. If you would like the reasoning behind it, read <a href="/muglife/gym-bros-need-face-wipes">why a towel is only half the job</a>.</p>`;
