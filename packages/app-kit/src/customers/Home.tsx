import { Navigate } from 'react-router';
import { useApp } from '../app-context.ts';

/** The app's own address leads to its dashboard. */
export default function Home() {
  return <Navigate to={useApp().homePath} replace />;
}
