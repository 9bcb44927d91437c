import type { Subject } from '../subject.ts';

/** One thing an owner would mention, in complete sentences. */
export interface Remark {
  says: string | ((subject: Subject) => string);
  /** Whether it is true of the offer; without it, it always is. */
  suits?: (subject: Subject) => boolean;
  /** How it would end a title: '2 BHK flat … with morning sun'. */
  headline?: string;
}

/** Remarks on one topic. A description takes up a topic once. */
export interface Topic {
  suits: (subject: Subject) => boolean;
  remarks: readonly Remark[];
}
