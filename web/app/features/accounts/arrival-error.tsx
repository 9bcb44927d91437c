import { errorTable } from '@thikana/contract/error-table';
import { FormError } from '#web/components/ui/form-error.tsx';

/** An `error` parameter, which anyone may write into a link: only our own texts are shown, by their code or as they are. */
export default function ArrivalError({ parameter }: { parameter: string }) {
  const known = Object.entries(errorTable).find(
    ([code, { text }]) => parameter === code || parameter === text(),
  );
  const { text } = known?.[1] ?? errorTable.sign_in_failed;
  return <FormError>{text()}</FormError>;
}
