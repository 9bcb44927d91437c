import type { ReportCase } from '@thikana/contract/reports';

/** Where an administrator looks at what was reported of a subject. */
export const casePath = ({ kind, _id }: ReportCase['subject']): string => `/admin/reports/${kind}/${_id}`;
