import { m } from '#web/paraglide/messages.js';

/** The hero's pictures (under /hero) and words. */
export const heroSlides = [
  { picture: 'tea-garden', title: m.home_slide_1_title, text: m.home_slide_1_text },
  { picture: 'coronation-bridge', title: m.home_slide_2_title, text: m.home_slide_2_text },
  { picture: 'town-street', title: m.home_slide_3_title, text: m.home_slide_3_text },
] as const;
