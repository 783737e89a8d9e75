import { Navigate } from 'react-router';
import { useApp } from '@plumbline/app-kit/app/app-context';

/** The app's own address leads to its dashboard. */
export default function Home() {
  return <Navigate to={useApp().homePath} replace />;
}
