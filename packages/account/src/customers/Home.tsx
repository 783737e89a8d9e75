import { Navigate } from 'react-router';
import { useApp } from '@plumbline/app-kit/app/app-context';

/** Redirects the root path of the portal to its dashboard. */
export default function Home() {
  return <Navigate to={useApp().homePath} replace />;
}
