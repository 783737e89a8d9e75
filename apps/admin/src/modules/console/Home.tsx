import { href } from '@plumbline/app-kit';
import { Navigate } from 'react-router';

/** `/admin` leads to the dashboard. */
export default function Home() {
  return <Navigate to={href('admin-dashboard')} replace />;
}
