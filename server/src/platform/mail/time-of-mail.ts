const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A moment as mails tell it: 3 November 2026 at 4:05 pm (Indian time). */
export function timeOfMail(date: Date): string {
  return `${clock.format(date)} (Indian time)`;
}
