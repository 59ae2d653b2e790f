@echo off
rem Serves the page and holds matches and classes for the devices in the same network. Ctrl+C ends it.
cd /d "%~dp0"
tabuleiro.exe serve --page page
pause
