// Renders the strip of films and finds its parts by role.
import { act, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { TestimonialVideo } from "@/content/schema";
import { videoLabels } from "@/content/interface";
import { TestimonialStrip } from "@/features/testimonials/testimonial-strip";
import { type FakeMedia, installFakeMedia } from "./fake-media";

export const film = (id: number, src = `/videos/film-${id}.mp4`): TestimonialVideo => ({
  id,
  src,
  seconds: 7.5,
  poster: { name: `videos/film-${id}`, widths: [320], height: 569, alt: `Poster ${id}` },
  username: `@bro.${id}`,
  caption: `Caption ${id}`,
});

export let media: FakeMedia;

/** Gives each test of the file fake timers, and films that play as the test decides. */
export function setUpStrip(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    media = installFakeMedia();
  });
  afterEach(() => media.remove());
}

const FILMS = [film(1), film(2)];

export const strip = (films: readonly TestimonialVideo[] = FILMS, shuffled = films) => (
  <StrictMode>
    <TestimonialStrip labels={videoLabels} heading="Films" testimonials={films} shuffled={shuffled} />
  </StrictMode>
);

/** Brings the strip into view, which loads the player. */
export async function showStrip(): Promise<void> {
  media.show(screen.getByRole("group", { name: "Films" }), 1);
  await act(async () => vi.dynamicImportSettled());
}

export async function openStrip(films?: readonly TestimonialVideo[]) {
  const view = render(strip(films));
  await showStrip();
  return view;
}

export const card = (id: number) => {
  const figure = screen.getByRole("img", { name: `Poster ${id}` }).closest("figure");
  if (!figure) throw new Error("The poster is in no card.");
  return figure;
};
export const video = (id: number) => {
  const element = card(id).querySelector("video");
  if (!element) throw new Error("The card has no film.");
  return element;
};
export const sound = (id: number) =>
  within(card(id)).getByRole("button", { name: videoLabels.sound.replace("{username}", `@bro.${id}`) });
export const showsText = (id: number, text: string) => within(card(id)).queryByText(text) !== null;
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows the film for as long as it takes to start by itself. */
export async function playFilm(id: number) {
  media.show(video(id), 0.6);
  await wait(100);
}
