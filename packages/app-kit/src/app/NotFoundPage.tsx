import { Button } from '@plumbline/ui/Button';
import { PublicLayout } from './PublicLayout.tsx';

/** Where unknown addresses lead a guest. */
export default function NotFound() {
  return (
    <PublicLayout
      title="There is no such page"
      description="The address may be mistyped, or what it named was deleted."
    >
      <Button variant="primary" size="lg" fullWidth href="/">
        Go to the start
      </Button>
    </PublicLayout>
  );
}
