import type { ArticleMeta } from "../schema";

export const meta: ArticleMeta = {
  slug: "stay-matte-anywhere",
  kind: "fixed",
  title: "Stay Matte Anywhere: Planes, Rooftops, Long Dinners",
  description:
    "Dry cabins, humid cities, hot kitchens, long dinners: what each kind of air does to sweat and oil, and a small plan for staying matte in it.",
  keywords:
    "stay matte all day, oily skin travel, airplane skin care men, humidity oily skin, matte face summer, travel grooming men",
  excerpt:
    "Shine is partly you and partly the room. Five rooms, what their air does to a face, and what to do back.",
  intro:
    "The same forehead behaves differently at 35,000 feet, on a rooftop and next to a fondue. Most of the difference is air. Here is how to read it.",
  category: "Tips",
  date: "2025-07-25",
  readMinutes: 5,
  tags: ["on-the-go", "oily-skin", "routine", "work"],
  picture: {
    name: "articles/stay-matte-anywhere",
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    alt: "A clay-red suitcase and a {brand} pack on slate, a small white airplane with lime wings flying over the pack.",
  },
  related: [
    { slug: "workplace-grooming-guide", teaser: "Commute, camera, two o’clock, after-work drink." },
    {
      slug: "matte-mode-no-shine-solution",
      teaser: "What a flash sees, and why oil looks brighter than it is.",
    },
  ],
  callOut: true,
  dropPath: "/#the-drop?offset=50",
};

export const body = `<p>Two liquids make a face shine. Sweat is almost entirely water and depends on how hot you are. Sebum is fat and depends mainly on your glands, with a push from skin temperature: one often-quoted study from 1970 found output rising by about a tenth for every degree Celsius the skin warmed up.</p>
<p>Air decides what happens next. Dry air takes sweat away and leaves the oil by itself. Humid air cannot take much, so the sweat stays, mixes and spreads. Learn which of the two you are standing in, and the rest follows.</p>
<h2 id="the-plane">The plane</h2>
<p>Cabin air at cruising height is drier than most deserts. Relative humidity commonly sits between 10 and 20%, because the air outside holds next to no water and the system can add only a little. Skin loses moisture faster than at home. Your glands, meanwhile, have not been told about the flight. After six hours you have a surface that is dry and oily at once, usually with the print of a seat on one side.</p>
<p>A plan:</p>
<ul>
<li><strong>Before boarding:</strong> wash if you can, then a light moisturizer. In a dry cabin it is worth more than usual.</li>
<li><strong>During:</strong> leave your face alone. Armrests, screens and belt buckles are touched by hundreds of people a week. Water to drink, hands off the chin.</li>
<li><strong>An hour before landing:</strong> one sheet, pressed on the T-zone only. Cheeks have given enough. Then a second, thin layer of moisturizer on the parts that feel tight.</li>
</ul>
<p>Dry sheets are paper, so they do not count as liquids at security, and they do not leak when the pressure drops. Anyone who has opened a toiletry bag at altitude will see the appeal.</p>
<h2 id="the-humid-city">The humid city</h2>
<p>At 85% humidity the air is nearly full and your sweat has nowhere to go. The body notices that cooling has failed and sends more. It runs down, meets the oil, and the two form a loose emulsion, the same thing as a vinaigrette but with less to recommend it.</p>
<p>You cannot press your way out while the tap is running. Lower the temperature first: shade, a slower walk, an air-conditioned doorway for three minutes. Blot the water with a tissue or a cotton bandana. Only then use a sheet. In damp air that order matters more than the product.</p>
<p>The trap in such cities is the glass door. Outside it is ninety-two degrees, inside it is sixty-six, and you cross over ten times a day. Each crossing restarts the cycle. Give it ten minutes indoors before you touch your face, by which time the sweat has dried and what is left is oil.</p>
<p>Swap moisturizer for a lighter one in such weeks, or let the sunscreen do both jobs. And carry sheets in a closed pocket or a small zip bag. Paper in a humid city is doing its best to become a sponge before you need it.</p>
<h2 id="the-rooftop">The rooftop</h2>
<p>Sun adds two things: heat, and a light source with hard edges. A low sun at six in the evening is the most revealing lamp there is, and everyone on the roof is standing in it for the pictures.</p>
<p>Sunscreen comes first. It belongs on last in the morning, about fifteen minutes before you go out, and again every two hours if you stay in the sun. The order for a top-up is what people get wrong. Take the oil off first, then reapply. Sunscreen laid over a film of sebum and sweat slides, thins and goes in the eyes. Press, wait until the skin is dry, then a fresh layer.</p>
<p>A cap helps with the sun and traps heat below it. Take it off every half hour and let the band dry.</p>
<blockquote>The line it leaves is called character.</blockquote>
<h2 id="the-long-dinner">The long dinner</h2>
<p>Restaurants are warmer than they seem. There is an open kitchen, forty bodies at about a hundred watts each, candles, and a dish that arrives still boiling. Steam goes straight up to the face leaning over it. Chili makes people sweat on the scalp and upper lip: that is a reflex with a name, gustatory sweating, and plenty of people have it with hot food.</p>
<ol>
<li>Sit at the cooler end: near the door, away from the kitchen and out from under the spotlight.</li>
<li>Lean back while the hot thing is being served. It looks relaxed, and it is.</li>
<li>Go once. Between the main course and dessert, one sheet, restroom, three seconds a stop, trash. You were washing your hands anyway.</li>
</ol>
<p>Do not do it at the table. Nobody has ever been improved by watching.</p>
<h2 id="the-everyday-rooms">The everyday rooms</h2>
<p>Some places have no drama and still shine.</p>
<table>
<thead>
<tr><th>Room</th><th>What the air does</th><th>What helps</th></tr>
</thead>
<tbody>
<tr><td>Subway platform</td><td>Warm, still, crowded</td><td>Coat off before the stairs, not after</td></tr>
<tr><td>Heated office, January</td><td>As dry as a plane by noon</td><td>Moisturizer in the morning, one sheet after lunch</td></tr>
<tr><td>Car with the sunroof open</td><td>Wind dries sweat, sun warms oil</td><td>Sunscreen, then a sheet when parked</td></tr>
<tr><td>Kitchen</td><td>Airborne fat and steam</td><td>Fan on, wash afterward</td></tr>
<tr><td>Sauna lobby</td><td>Sweat for twenty more minutes</td><td>Wait. Then rinse. Then wait.</td></tr>
</tbody>
</table>
<p>Two or three sheets a day is the most you should need in any of them. If one room makes you want a fourth, change the room. Open a window, move a chair, take a layer off. It is a strange blind spot: people will carry four products to avoid asking for a seat farther from the radiator.</p>
<p>Offices deserve more space than a table row, and <a href="/muglife/workplace-grooming-guide">they have it here</a>.</p>
<h2 id="the-small-kit">The small kit</h2>
<p>For a week away, this fits in a glasses case:</p>
<ul>
<li>a mild cleanser in a small bottle, because hotel soap is still soap;</li>
<li>a light moisturizer, opened, so you know it agrees with you;</li>
<li>a sunscreen you like enough to actually use;</li>
<li>two dozen dry sheets, kept flat.</li>
</ul>
<p>Test new products at home, not in another time zone. A reaction on day two of a vacation is a poor souvenir. If your skin does flare badly on a trip, stop everything new, use water and a bland cream, and see a doctor or a dermatologist if it hurts or spreads.</p>
<p>The wrapper of each place is different: cold, wet, loud, candlelit. The move is the same everywhere. Cool down, dry off, press, go back in. If there are fewer than two dozen left in the pack, <a href="/#the-drop?offset=50">fix that before the airport</a>. The stores there sell neck pillows and perfume, and you need neither.</p>`;
