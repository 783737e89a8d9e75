import { href } from '@plumbline/app-kit';
import { Navigate } from 'react-router';

/** `/partner` leads to the dashboard. */
export default function Home() {
  return <Navigate to={href('partner-dashboard')} replace />;
}
