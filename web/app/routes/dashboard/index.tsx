import { replace } from 'react-router';

export function clientLoader() {
  throw replace('/dashboard/your-profile');
}

export default function DashboardIndex() {
  return null;
}
