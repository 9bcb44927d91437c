import { useNavigation } from 'react-router';
import { LoadingLine } from './loading-line.tsx';

/** A line at the top edge from the press on a link until its page is there. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <LoadingLine />;
}
