/** What a moderator does with a listing. */
export type Decision = 'approve' | 'reject';
