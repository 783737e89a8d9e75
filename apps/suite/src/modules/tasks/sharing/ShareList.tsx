import { useParams } from 'react-router';
import { SharedItems } from '../SpaceScreen.tsx';

export default function ShareList() {
  const { taskId } = useParams();
  return <SharedItems view="table" named={taskId} />;
}
