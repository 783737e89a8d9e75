import { Button, Form, Input } from 'antd';
import { start } from './harness.jsx';

start({
  Frame: ({ children }) => <Form layout="vertical">{children}</Form>,
  Button: ({ words, onPress }) => <Button onClick={onPress}>{words}</Button>,
  Field: ({ label, value, onChange }) => (
    <Form.Item label={label}>
      <Input value={value} onChange={onChange} />
    </Form.Item>
  ),
});
