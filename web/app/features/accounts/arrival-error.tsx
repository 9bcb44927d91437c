import { cleanText } from '@thikana/contract/clean-text';
import { errorTable } from '@thikana/contract/error-table';
import { isErrorCode } from '@thikana/contract/errors';
import { FormError } from '#web/components/ui/form-error.tsx';

const maxLength = 200;

/** An `error` parameter: our own text for a known code, otherwise the parameter on one line, shortened. */
export default function ArrivalError({ parameter }: { parameter: string }) {
  const text = isErrorCode(parameter)
    ? errorTable[parameter].text()
    : cleanText(parameter).slice(0, maxLength);
  return text ? <FormError>{text}</FormError> : null;
}
