import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "gym-bag-essentials-men",
  kind: "fixed",
  title: "Gym Bag Essentials for Men: Nine Things, No Filler",
  description:
    "Nine things worth carrying to the gym and the reason for each: two towels, a wet bag, sandals, spare socks, a lock, water and a pack of wipes.",
  keywords:
    "gym bag essentials men, what to pack for the gym, gym bag checklist, gym hygiene, face wipes gym bag",
  excerpt:
    "Nine objects, each with a reason. Most of them solve the same problem: damp things touching things that should be dry.",
  intro:
    "A gym bag is a small damp closet that you carry. These nine things keep it useful, and the order they go in matters more than the brand.",
  category: "Tips",
  date: "2025-07-21",
  readMinutes: 3,
  tags: ["gym", "on-the-go", "hygiene", "routine"],
  picture: {
    name: "articles/gym-bag-essentials-men",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A {brand} pack laid out with a dumbbell, a jump rope, a black bottle, lime headphones and a rolled white towel.",
  },
  related: [
    { slug: "stop-looking-greasy-after-gym", teaser: "The twenty minutes after the last set, in order." },
    { slug: "gym-bros-need-face-wipes", teaser: "Sweat and oil are two problems. A towel solves one." },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Packing lists on the internet run to forty items and include a blender. You are going to a room with weights in it. You will be there for an hour. Here is what earns its place.</p>
<h2 id="the-nine">The nine</h2>
<ol>
<li><strong>Two small towels.</strong> One for benches, one for you. They should not look alike. A bench towel has met strangers, and putting it on your face undoes the point of both.</li>
<li><strong>A wet bag.</strong> A roll-top or a zip bag for what comes off after training. Bacteria that make odor like warm, damp fabric. Sealed is fine for the ride home. Sealed until Thursday is a science project.</li>
<li><strong>Sandals.</strong> The fungi behind athlete’s foot do well on wet communal floors. Rubber soles are an inexpensive way not to take part.</li>
<li><strong>A lock.</strong> With a code, so there is no key to lose in a shoe.</li>
<li><strong>A bottle.</strong> Wide mouth, because narrow ones never get clean. Wash it daily. The smell is the reminder.</li>
<li><strong>Spare socks and underwear.</strong> Two sets live in the bag permanently. They are for the day you forget, and you will.</li>
<li><strong>A mild face wash, decanted.</strong> A two-ounce travel bottle lasts weeks. Gym dispensers are usually one liquid for hair, body, face and possibly floors.</li>
<li><strong>Deodorant.</strong> A stick. Aerosols share themselves with the whole locker room.</li>
<li><strong>A flat pack of oil-control wipes.</strong> For the days when there is no shower, no time for one, or a line of six.</li>
</ol>
<h2 id="why-the-wipes">Why the wipes are on the list</h2>
<p>A towel takes water. That is what cotton is for. It takes oil rather badly, and after a session there is oil: skin runs warm, warm sebum is more fluid, and sweat has carried it from the hairline down. A dry charcoal sheet is the opposite tool. It goes for the oil. Used after the towel it leaves a face that is actually dry instead of merely less wet. A day has room for two or three of them at most.</p>
<p>A pack lies flat in a side pocket, and it cannot leak.</p>
<blockquote>Things that cannot leak are the aristocracy of gym bags.</blockquote>
<h2 id="pack-it-in-this-order">Pack it in this order</h2>
<p>Think in two zones, dry and damp, and never let them shake hands.</p>
<ul>
<li><strong>Bottom:</strong> shoes, in their own bag, soles down.</li>
<li><strong>Middle:</strong> clothes, then the empty wet bag, folded flat and ready.</li>
<li><strong>Top:</strong> towels, bottle, sandals.</li>
<li><strong>Outside pocket:</strong> lock, wipes, deodorant. Anything you want with wet hands and no patience.</li>
</ul>
<p>Paper stays flat in a side pocket and hates the bottom of a bag. Keep the pack away from the bottle. A damp sheet has already used up its appetite on water.</p>
<h2 id="what-to-leave-out">What to leave at home</h2>
<p>Some things cost more space than they return.</p>
<ul>
<li>Glass. Any of it.</li>
<li>A full-size anything. You are not moving in.</li>
<li>Cologne. A gym at six in the evening does not need more notes.</li>
<li>A razor you share, a towel you share, a bar of soap you share. Skin infections travel on all three.</li>
</ul>
<h2 id="the-sunday-reset">The Sunday reset</h2>
<p>Once a week, turn the bag out completely. Towels and the wet bag go in the washer. Wipe the inside of the bag with whatever the label allows and leave it open overnight, ideally somewhere with moving air. Drying is the important part. Most of what makes a bag smell cannot grow on a dry surface.</p>
<p>Then restock: socks, face wash, sheets. Count the wipes while you are there. At one per session, a pack of a hundred covers four sessions a week for nearly six months, which is longer than most bottles, most playlists and some gyms. When it runs low, <a href="/?bundle=starter#shopify-checkout">get the next pack before you need it</a>.</p>
<p>If your skin turns sore or itchy where straps and pads press, or a rash keeps returning after all this, have a dermatologist look. Otherwise, the bag is ready. For what to do with its contents once the last set is over, read <a href="/muglife/gym-bros-post-workout">how five different people handle it</a>.</p>
<p>It goes by the door. That is the tenth thing, and it weighs nothing.</p>`;
