@echo off
rem Serves the page and holds matches and classes for the devices in the same network. Ctrl+C ends it.
rem pushd, because cd cannot enter a folder of the network: pushd gives it a letter.
pushd "%~dp0"
if not exist tabuleiro.exe goto missing
if not exist page\index.html goto missing
tabuleiro.exe serve --page page
pause
popd
exit /b

:missing
rem Opened in Explorer's view of the zip, this file is alone. Without accents: their bytes differ between code pages.
echo Falta o tabuleiro.exe, ou a pasta page, ao lado deste ficheiro.
echo Extrai primeiro tudo o que vem no zip (no Explorador: Extrair tudo) e abre o class.cmd da pasta nova.
echo.
echo tabuleiro.exe or the folder page is not beside this file.
echo Extract all of the zip first (in Explorer: Extract all), and open class.cmd in the new folder.
pause
popd
exit /b 1
