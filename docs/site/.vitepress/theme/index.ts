// The default theme in the games' own colours.
import theme from 'vitepress/theme';
import './durbar.css';

export default theme;
