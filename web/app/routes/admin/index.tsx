import { replace } from 'react-router';

export function clientLoader() {
  throw replace('/admin/home');
}

export default function AdminIndex() {
  return null;
}
