import { useCurrent } from '@plumbline/app-kit/session';
import { landing } from '@plumbline/permissions';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** `/` leads to the till for a retail account and to the master dashboard for all others. */
export default function Landing() {
  const { info } = useCurrent();
  const navigate = useNavigate();
  const target = landing(info);
  useEffect(() => {
    void navigate(target, { replace: true });
  }, [navigate, target]);
  return null;
}
