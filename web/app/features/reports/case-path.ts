import type { ReportCase } from '@thikana/contract/reports';

/** The address of the administrators' page of a case. */
export const casePath = ({ kind, _id }: ReportCase['subject']): string => `/admin/reports/${kind}/${_id}`;
