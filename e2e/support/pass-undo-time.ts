import { passUndoTime as pass } from '../../server/test/pass-undo-time.ts';
import { changeDatabase } from './site-database.ts';

/** Lets the minute pass in which the decisions so far can be undone. */
export function passUndoTime(): Promise<void> {
  return changeDatabase(pass);
}
