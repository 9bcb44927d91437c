import { listPath } from '@thikana/contract/list-paths';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { filterOfForm } from './filter-of-form.ts';
import { searchPath } from './search-filter.ts';

/** Opens the list of a form's filter, without the fields that are empty. */
export function useSendFilter(onSend?: () => void) {
  const navigate = useNavigate();
  return (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filter = filterOfForm(event.currentTarget);
    // After the next frame, because a tap is answered late if it also has to close the sheet.
    requestAnimationFrame(() => setTimeout(() => onSend?.()));
    navigate(searchPath(listPath(filter.purpose), { ...filter, purpose: '' }));
  };
}
