import { cleanText } from '@thikana/contract/clean-text';
import { errorTable } from '@thikana/contract/error-table';
import { isErrorCode } from '@thikana/contract/errors';

const maxLength = 200;

/** The text of an `error` parameter: our own text for a known code, otherwise the parameter on one line, shortened. */
export function arrivalError(parameter: string | null): string | undefined {
  if (!parameter) return undefined;
  if (isErrorCode(parameter)) return errorTable[parameter].message;
  return cleanText(parameter).slice(0, maxLength) || undefined;
}
