import { type Introduction, introductionInput } from '@thikana/contract/introduction';

type Errors = Partial<Record<keyof Introduction, string>>;

/** The introduction in a form, or what is wrong with it. */
export function readIntroduction(form: HTMLFormElement): { introduction?: Introduction; errors: Errors } {
  const read = introductionInput.safeParse(Object.fromEntries(new FormData(form)));
  if (read.success) return { introduction: read.data, errors: {} };
  return {
    errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}
