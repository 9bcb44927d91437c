import { appealBody, complaintForm } from '@thikana/contract/complaints';
import { pathIn } from '@thikana/contract/language-paths';
import { orProblem, type PlainForm } from '../../http/plain-forms.ts';
import { newId } from '../../lib/ids.ts';
import { appealComplaint } from './appeal-complaint.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { fileComplaint } from './file-complaint.ts';

/** The forms to complain and to appeal, for browsers without scripts. The pages show the outcome. */
export function complaintsForms(dependencies: ComplaintsDependencies): PlainForm[] {
  return [
    {
      path: '/complaints',
      async submit(_params, fields, address) {
        const page = pathIn('/complaints');
        const typed = complaintForm.safeParse(Object.fromEntries(fields));
        if (!typed.success) return `${page}?problem=input`;
        return orProblem(page, async () => {
          const complaint = { key: newId(dependencies.now()), ...typed.data };
          return `${page}?filed=${await fileComplaint(dependencies, complaint, address)}`;
        });
      },
    },
    {
      path: '/complaint/:token',
      async submit({ token = '' }, fields) {
        const page = pathIn(`/complaint/${encodeURIComponent(token)}`);
        const typed = appealBody.safeParse(Object.fromEntries(fields));
        if (!typed.success) return `${page}?problem=input`;
        return orProblem(page, async () => {
          await appealComplaint(dependencies, token, typed.data.text);
          return page;
        });
      },
    },
  ];
}
