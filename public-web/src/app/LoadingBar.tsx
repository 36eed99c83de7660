/** Says that the next page is on its way. */
import { useNavigation } from 'react-router-dom';
import './LoadingBar.css';

export const LoadingBar = () => (
  <div role="status">
    {useNavigation().state === 'loading' && (
      <div className="loading-bar">
        <span className="visually-hidden">Cargando…</span>
      </div>
    )}
  </div>
);
