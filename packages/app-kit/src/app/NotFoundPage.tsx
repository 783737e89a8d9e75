import { Button } from '@plumbline/ui/Button';
import { PublicLayout } from './PublicLayout.tsx';

/** Not-found page of guests. */
export default function NotFound() {
  return (
    <PublicLayout title="Page not found" description="Check the address. The page may have been deleted.">
      <Button variant="primary" size="lg" fullWidth href="/">
        Go to home page
      </Button>
    </PublicLayout>
  );
}
